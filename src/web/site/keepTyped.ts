type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * On a slow phone one types before the page answers: what was typed in `content` until then is
 * kept, and the returned function gives it to the page as if it were typed once more.
 */
export function keepTyped(content: HTMLElement): () => void {
  const typed = new Map<Control, string | boolean>();
  const keep = (control: EventTarget | null) => {
    if (isControl(control)) typed.set(control, stateOf(control));
  };
  const keepTarget = ({ target }: Event) => keep(target);

  for (const control of content.querySelectorAll('input, textarea, select')) {
    if (isControl(control) && stateOf(control) !== initialStateOf(control)) keep(control);
  }
  content.addEventListener('input', keepTarget, { capture: true });

  return () => {
    content.removeEventListener('input', keepTarget, { capture: true });
    for (const [control, state] of typed) giveBack(control, state);
  };
}

function giveBack(control: Control, state: string | boolean): void {
  if (typeof state === 'boolean') {
    if (state && control instanceof HTMLInputElement) {
      // React tells a change by comparing with the last state written through the element itself.
      control.checked = false;
      control.click();
    }
    return;
  }
  const restoreCaret = caretOf(control);
  control.value = '';
  writeUnseen(control, state);
  restoreCaret();
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Through the prototype: React, which watches the element's own property, takes it for typing. */
function writeUnseen(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  );
}

function caretOf(control: Control): () => void {
  if (control instanceof HTMLSelectElement) return () => undefined;
  const { selectionStart, selectionEnd } = control;
  return () => {
    // Null for the kinds that have no caret to read, e-mail among them.
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  };
}

function stateOf(control: Control): string | boolean {
  return isBox(control) ? control.checked : control.value;
}

function initialStateOf(control: Control): string | boolean {
  if (isBox(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const chosen = [...control.options].find((option) => option.defaultSelected);
  return (chosen ?? control.options[0])?.value ?? '';
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}

function isControl(target: EventTarget | null): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
