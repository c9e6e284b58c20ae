type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Controls a person has changed, with what they hold. */
export type Typed = ReadonlyMap<Control, string | boolean>;

/** What was typed or ticked in a page that was drawn by the build and does not answer yet. */
export function typedIn(content: HTMLElement): Typed {
  const typed = new Map<Control, string | boolean>();
  for (const control of content.querySelectorAll<Control>('input, textarea, select')) {
    const state = stateOf(control);
    if (state !== builtStateOf(control)) typed.set(control, state);
  }
  return typed;
}

/** Gives it to the page as if it were typed once more. */
export function giveBack(typed: Typed): void {
  for (const [control, state] of typed) {
    if (typeof state === 'boolean') pressAgain(control, state);
    else typeAgain(control, state);
  }
}

// React takes for a change what differs from the state last written through the element itself.

function pressAgain(control: Control, state: boolean): void {
  if (!(control instanceof HTMLInputElement)) return;
  control.checked = !state;
  control.click();
}

function typeAgain(control: Control, text: string): void {
  control.value = '';
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function stateOf(control: Control): string | boolean {
  return isBox(control) ? control.checked : control.value;
}

function builtStateOf(control: Control): string | boolean {
  if (isBox(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const chosen = [...control.options].find((option) => option.defaultSelected);
  return (chosen ?? control.options[0])?.value ?? '';
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}
