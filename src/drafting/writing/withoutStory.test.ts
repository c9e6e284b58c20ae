import { describe, expect, it } from 'vitest';
import { draftDocument } from '../draftDocument.ts';
import { withoutStory } from './withoutStory.ts';

const told = (...words: string[]): string =>
  withoutStory(words.map((each) => ({ words: each, counted: false })))
    .map((piece) => piece.words.trim())
    .join(' ')
    .trim();

describe('what is told around the work names no line', () => {
  it.each<[string[], string]>([
    [['jsuis passé vers 11h30 avant le service, WC bouché'], 'WC bouché'],
    [['chapeau inox', 'on y est monté à deux parce que ça glissait'], 'chapeau inox'],
    [['gouttière zinc', 'elle habite au quatorze rue du port'], 'gouttière zinc'],
    [['les gosses arrivaient à huit heures, bâchage du toit'], 'bâchage du toit'],
    [['tonte', 'sauf 2 jours où il pleuvait'], 'tonte sauf 2 jours'],
    [['Salut Tonio, désolée de répondre si tard, la maquette'], 'la maquette'],
    [['le pin il menaçait de tomber donc abattage'], 'abattage'],
    [['coupe', 'bonne soirée'], 'coupe'],
    [['coupe', ', bonne soirée'], 'coupe'],
  ])('%j', (words, name) => {
    expect(told(...words)).toBe(name);
  });

  it.each<[string[]]>([
    [['j’ai changé le siphon, il fuyait']],
    [['c’est la fuite du parking, pose d’un manchon']],
    [['il veut du gazon en rouleau']],
    [['pose', 'de 4 stores']],
    [['poutre de 4,20 m, pose comprise']],
    [['abonnement « On demande », formule jour']],
  ])('%j stays as it is', (words) => {
    expect(told(...words)).toBe(words.join(' '));
  });

  it('reaches the line that is drafted', () => {
    const draft = draftDocument({
      type: 'invoice',
      prompt: 'reprise du solin 240 €, chapeau inox 110 € elle habite en face et ça glissait',
    });
    expect(draft.lineItems.map(({ description }) => description)).toEqual([
      'Reprise du solin',
      'Chapeau inox',
    ]);
  });
});
