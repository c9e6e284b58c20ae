const TO_WHOM =
  /(?<!\p{L})[Ff]actur(?:er|ez|e) (?:à|pour) ((?:(?:M|Mr|Mme|Mlle|Dr|Me)\.? )?\p{Lu}[\p{L}’'-]*(?: \p{Lu}[\p{L}’'-]*){0,2}) /u;
const OF = /^ (?:de |d[’'])(?=\p{L}{3})/u;

/** « facturer à Luc 2 heures de réparation » is no « Luc de réparation ». */
export function withoutAddressee(description: string, prompt: string): string {
  const name = TO_WHOM.exec(prompt)?.[1];
  if (name === undefined || !description.startsWith(name)) return description;
  const work = description.slice(name.length);
  const bare = work.replace(OF, '');
  return bare === work ? description : bare.charAt(0).toUpperCase() + bare.slice(1);
}
