const QUOTED = /^(Aucune ligne ne correspond à «\u00a0)([^»]+)(\u00a0».*)$/su;
const LONGEST = 200;

/** The reason with the words it quotes as they were said: « cylindre 5 clés », where the figure was read apart. */
export function asSaid(step: string, reason: string): string {
  const [, lead = '', quoted = '', rest = ''] = QUOTED.exec(reason) ?? [];
  const words = quoted.split(/\s+/).filter((word) => word !== '');
  if (words.length < 2 || step.length > LONGEST || step.includes(quoted)) return reason;
  const shape = words
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join(String.raw`(?:[\s,:]+\S{0,12}\d\S{0,12}){0,2}[\s,:]+`);
  const said = new RegExp(shape, 'iu').exec(step)?.[0];
  return said === undefined ? reason : `${lead}${said}${rest}`;
}
