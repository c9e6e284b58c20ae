// What the client's page does beside its HTML: copy a value, compare a file, count the options ticked.
// Figures are the server's: the ticks are sent to it, and what it answers takes their place.
(function () {
  const told = document.getElementById('copied');
  for (const button of document.querySelectorAll('[data-copy]')) {
    if (!navigator.clipboard) break;
    button.hidden = false;
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(button.dataset.copy);
      } catch {
        // Refused by the browser: the value stays on screen, to be copied by hand.
        return;
      }
      const words = button.querySelector('span');
      const before = words?.textContent;
      button.classList.add('is-copied');
      if (words) words.textContent = 'Copié';
      if (told) told.textContent = 'Copié';
      setTimeout(() => {
        button.classList.remove('is-copied');
        if (words) words.textContent = before;
        if (told) told.textContent = '';
      }, 2500);
    });
  }

  const input = document.querySelector('[data-sha256]');
  // Browsers hash on secure pages only.
  if (input && globalThis.crypto?.subtle) {
    document.getElementById('compare').hidden = false;
    input.addEventListener('change', async () => {
      const [file] = input.files;
      if (!file) return;
      const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
      const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
      const same = hex.join('') === input.dataset.sha256;
      const answer = document.getElementById('compared');
      answer.textContent = same
        ? 'C’est le même fichier : il n’a pas changé depuis qu’il a été scellé.'
        : 'Ce n’est pas le même fichier. Comparez l’IBAN avant de payer, et demandez une explication.';
      answer.className = same ? 'told told--done' : 'told told--late';
    });
  }

  const options = document.querySelector('[data-recount]');
  if (options) {
    const ticks = [...options.querySelectorAll('input[type=checkbox]')];
    const byHand = options.querySelector('[data-by-hand]');
    let asked;
    byHand.hidden = true;
    const recount = async () => {
      asked?.abort();
      asked = new AbortController();
      const { signal } = asked;
      options.setAttribute('aria-busy', 'true');
      try {
        const body = new URLSearchParams(new FormData(options.form));
        const answer = await fetch(options.dataset.recount, { method: 'POST', body, signal });
        if (!answer.ok) throw new Error(String(answer.status));
        const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
        for (const live of document.querySelectorAll('[data-live]')) {
          const now = page.getElementById(live.id);
          if (now && now.innerHTML !== live.innerHTML) live.innerHTML = now.innerHTML;
        }
        byHand.hidden = true;
      } catch {
        if (signal.aborted) return;
        // Out of reach: the figures stay as they were, and may be asked for again.
        byHand.hidden = false;
      }
      options.removeAttribute('aria-busy');
    };
    for (const tick of ticks) tick.addEventListener('change', recount);
    // A browser that comes back to the page restores its ticks, and not its figures.
    addEventListener('pageshow', () => {
      if (ticks.some((tick) => tick.checked !== tick.defaultChecked)) recount();
    });
  }
})();
