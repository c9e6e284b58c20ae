// Runs before the first paint, from its own file so that a strict content security policy holds.
(function () {
  var root = document.documentElement;
  var system = matchMedia('(prefers-color-scheme: dark)');
  // The paper of tokens.css, for what the browser and the telephone draw around the page.
  var PAPER = { light: '#f7f3ec', dark: '#111620' };

  function saved() {
    try {
      return localStorage.getItem('theme');
    } catch {
      // Storage may be refused; the system's preference then decides.
      return null;
    }
  }

  function wear() {
    var choice = saved();
    root.classList.toggle('dark', choice ? choice === 'dark' : system.matches);
  }

  function isDark() {
    return root.classList.contains('dark');
  }

  function colourTheBrowser() {
    var meta = document.querySelector('meta[name="theme-color"]');
    if (meta) meta.content = isDark() ? PAPER.dark : PAPER.light;
  }

  wear();
  colourTheBrowser();
  // An evening that falls while one writes: whoever has chosen nothing follows the system.
  system.addEventListener('change', function () {
    if (!saved()) wear();
  });

  // The theme changes at once, whoever changes it: transitions are off until it is painted. One frame
  // is not enough, since its callbacks run before its styles.
  var wasDark = isDark();
  new MutationObserver(function () {
    // React clears the root where it draws the whole document again: after a page that stopped.
    if (!root.hasAttribute('class')) {
      wear();
      colourTheBrowser();
    }
    if (isDark() === wasDark) return;
    wasDark = isDark();
    colourTheBrowser();
    root.classList.add('theme-switching');
    requestAnimationFrame(function () {
      requestAnimationFrame(function () {
        root.classList.remove('theme-switching');
      });
    });
  }).observe(root, { attributes: true, attributeFilter: ['class'] });

  function isNewcomer() {
    try {
      return sessionStorage.getItem('encrier:newcomer') !== null;
    } catch {
      return false;
    }
  }

  // « /login?beta », or « Commencer », shows another form than the document holds: no glimpse of that one.
  if (location.pathname === '/login' && (location.search || isNewcomer())) {
    root.classList.add('to-draw');
  }
})();

// The content security policy refuses code made from text: zod must not even try (its `jitless`).
globalThis.__zod_globalConfig = { jitless: true };
