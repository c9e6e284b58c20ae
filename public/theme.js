// Runs before the first paint, from its own file so that a strict content security policy holds.
(function () {
  var saved = null;
  try {
    saved = localStorage.getItem('theme');
  } catch {
    // Storage may be refused; the system's preference then decides.
  }
  var dark = saved ? saved === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.toggle('dark', dark);
  // « /login?beta » shows another form than the one the document holds: no glimpse of that one.
  if (location.pathname === '/login' && location.search) {
    document.documentElement.classList.add('to-draw');
  }
})();

// The content security policy refuses code made from text: zod must not even try (its `jitless`).
globalThis.__zod_globalConfig = { jitless: true };
