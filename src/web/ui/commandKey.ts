/** What begins a command: ⌘ on Apple’s keyboards, Ctrl on the others. */
export const COMMAND_KEY =
  typeof navigator !== 'undefined' && /Mac|iP(?:hone|ad|od)/.test(navigator.platform)
    ? '⌘'
    : 'Ctrl';
