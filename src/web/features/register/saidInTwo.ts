/** Where the sentence of an entry may be cut: after what it is about, before its details. */
const CUT = /\u00A0: |, /;

/** « Facture INV-044 émise » and « datée du 5 nov. 2026, 312,00 € TTC »: a heading and its detail. */
export function saidInTwo(sentence: string): { heading: string; detail: string } {
  const whole = sentence.replace(/\.$/, '');
  const cut = CUT.exec(whole);
  if (!cut) return { heading: whole, detail: '' };
  return {
    heading: whole.slice(0, cut.index),
    detail: capital(whole.slice(cut.index + cut[0].length)),
  };
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}
