// What the client's page does beside its HTML: copy a value, compare a file. It sends nothing.
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
})();
