import { describe, expect, it } from 'vitest';
import type { LineItem } from '#domain/document/types.ts';
import { line } from '#testing/line.ts';
import { editByInstruction } from '../editDocument.ts';

const AUDIT = line('Audit initial', 2, 700, 'day');
const FIRST = line('Formation Excel niveau 1', 3, 950, 'day');
const SECOND = line('Formation Excel niveau 2', 2, 1100, 'day');
const BOOKS = line('Supports de cours', 12, 15);
const ALBUM = line('Album photo 30x30', 2, 280);
const PARENTS = line('Album photo parents 20x20', 2, 160);
const WASTE = line('Évacuation des déchets verts', 3, 40, 'm3');
const SERVICE = line('Service en salle', 18, 32, 'hour');
const SWITCHES = line('Pose d’interrupteurs va-et-vient', 6, 52);
const CAKE = line('Gâteau de mariage', 1, 420);
const CHARTER = line('Charte graphique 24 pages', 1, 1100, 'lot');
const TUBE = line('Tube cuivre Ø 22', 6, 13.8, 'm');
const HEATER = line('Chauffe-eau thermodynamique 200 L', 1, 1890);
const OLD_HEATER = line('Dépose de l’ancien chauffe-eau', 1, 90);
const PLUMBER = line('Main-d’œuvre plombier', 7, 52, 'hour');
const APPRENTICE = line('Main-d’œuvre apprenti', 7, 28, 'hour');
const OFF = { ...line('Remise de bienvenue', 1, -150), kind: 'discount' as const };
const LINES = [AUDIT, FIRST, SECOND, BOOKS, ALBUM, PARENTS, WASTE, SERVICE, SWITCHES, CAKE, OFF];
const TRADES = [OLD_HEATER, HEATER, TUBE, PLUMBER, APPRENTICE, CHARTER, OFF];

function follow(instruction: string, lines = LINES): LineItem[] | string {
  const edit = editByInstruction(lines, instruction, { vat: true, vatRate: 20 });
  return edit.lines ?? edit.reason;
}

const withThese = (...changed: readonly (readonly [LineItem, Partial<LineItem>])[]) =>
  withTheseOf(LINES, ...changed);
const withTheseOf = (
  lines: readonly LineItem[],
  ...changed: readonly (readonly [LineItem, Partial<LineItem>])[]
) =>
  lines.map((each) => {
    const change = changed.find(([of]) => of === each)?.[1];
    return change === undefined ? each : (expect.objectContaining(change) as LineItem);
  });
const names = (said: LineItem[] | string): string[] | string =>
  typeof said === 'string' ? said : said.map(({ description }) => description);

describe('an instruction as it is spoken, with its talk', () => {
  it.each<[string, LineItem, Partial<LineItem>]>([
    // The figures of names count nothing.
    ['formation excel niveau 2 à 1050/j', SECOND, { unitPrice: 1050 }],
    ['ajoute une journée de formation niveau 1', FIRST, { quantity: 4 }],
    ['La formation niveau 1 passe à deux jours au lieu de trois', FIRST, { quantity: 2 }],
    ['l’album 30x30 à 300', ALBUM, { unitPrice: 300 }],
    ['album 30x30 : 1 exemplaire de plus', ALBUM, { quantity: 3 }],
    ['rajoute un 3e album parents', PARENTS, { quantity: 3 }],
    // What is counted need not be in the name.
    ['supports 15 ex', BOOKS, { quantity: 15 }],
    ['service : 3 heures de plus', SERVICE, { quantity: 21 }],
    ['double les heures de service', SERVICE, { quantity: 36 }],
    ['interrupteurs 8 à 49', SWITCHES, { quantity: 8, unitPrice: 49 }],
    ['enlève la moitié des interrupteurs', SWITCHES, { quantity: 3 }],
    // What it was, beside what it is.
    ['le gâteau c 380 pas 420', CAKE, { unitPrice: 380 }],
    ['le service en salle c’est pas 18 h c’est 20 h', SERVICE, { quantity: 20 }],
    ['j’avais mis 12 supports mais en fait y’en a 14', BOOKS, { quantity: 14 }],
    ['service en salle 18 → 20', SERVICE, { quantity: 20 }],
    [
      'vingt heures non pardon vingt-deux heures de service à trente-cinq',
      SERVICE,
      { quantity: 22, unitPrice: 35 },
    ],
    // Why, and what is said around.
    ['le gâteau passe à 380 € parce qu’on enlève un étage', CAKE, { unitPrice: 380 }],
    ['Comme convenu au téléphone hier soir, le gâteau à 400 €', CAKE, { unitPrice: 400 }],
    [
      'Bonjour, pourriez-vous s’il vous plaît modifier la quantité des supports de cours, nous serons 14 au lieu de 12. Cordialement',
      BOOKS,
      { quantity: 14 },
    ],
    ['la moitié des supports, le reste ne bouge pas', BOOKS, { quantity: 6 }],
    ['la ligne 10 tu la passes à 400', CAKE, { unitPrice: 400 }],
    ['le gâteau je l’offre mais laisse la ligne visible', CAKE, { unitPrice: 0 }],
    ['l’audit à demi-tarif', AUDIT, { unitPrice: 350 }],
    ['mets le service à 24, le prix unitaire, pas la quantité', SERVICE, { unitPrice: 24 }],
    ['mets l’évacuation au forfait à 150', WASTE, { quantity: 1, unitPrice: 150, unit: 'lot' }],
    // Words inside a name.
    ['remplace va-et-vient par simples', SWITCHES, { description: 'Pose d’interrupteurs simples' }],
    [
      'remplace Excel par Power BI dans le niveau 2',
      SECOND,
      { description: 'Formation Power BI niveau 2' },
    ],
    [
      'Renomme « Service en salle » en « Service en salle et en cuisine »',
      SERVICE,
      { description: 'Service en salle et en cuisine' },
    ],
    [
      'Gâteau de mariage : remplacer par Pièce montée',
      CAKE,
      { description: 'Pièce montée', unitPrice: 420 },
    ],
  ])('« %s » changes one line, and as it says', (instruction, changed, change) => {
    expect(follow(instruction)).toEqual(withThese([changed, change]));
  });

  it.each<[string, LineItem, Partial<LineItem>]>([
    // Named by the head of the name, mistyped, or beside a figure of it.
    ['passe le chauffe-eau à 1 950 €', HEATER, { unitPrice: 1950 }],
    ['le plonbier 9 h', PLUMBER, { quantity: 9 }],
    ['le tube de 22 c’est 8 mètres pas 6', TUBE, { quantity: 8 }],
    ['la charte fait 32 pages', CHARTER, { description: 'Charte graphique 32 pages', quantity: 1 }],
    [
      'le chauffe-eau c’est un deux cent cinquante litres pas deux cents',
      HEATER,
      { description: 'Chauffe-eau thermodynamique 250 L', unitPrice: 1890 },
    ],
    ['La charte graphique doit être facturée 1 250 € HT.', CHARTER, { unitPrice: 1250 }],
    ['corrige le plombier : 54 € et non 52 €', PLUMBER, { unitPrice: 54 }],
    ['le plombier en fait y en a 8 h', PLUMBER, { quantity: 8 }],
    ['changer plombier 7 heures pour 6 heures', PLUMBER, { quantity: 6 }],
    ['la charte plus chère, 1200', CHARTER, { unitPrice: 1200 }],
    ['compter le tube à 14 € le mètre ? Bien à vous, C. Vasseur', TUBE, { unitPrice: 14 }],
    ['tu as mis 7 h de plombier c’est 6', PLUMBER, { quantity: 6 }],
    ['l’apprentti à 29,50', APPRENTICE, { unitPrice: 29.5 }],
    ['La TVA du plombier est à 10 %, pas 20.', PLUMBER, { vatRate: 10 }],
    ['le plombier est à passer au taux de 10', PLUMBER, { vatRate: 10 }],
    ['j’ai fini le 12 mars à 23 h, donc la charte passe à 1300', CHARTER, { unitPrice: 1300 }],
    ['faut pas compter la dépose c’est le client qui l’a faite', OLD_HEATER, {}],
    ['La dépose était comprise dans le forfait, merci de la retirer.', OLD_HEATER, {}],
    [
      '« Charte graphique 24 pages » à remplacer par « Charte »',
      CHARTER,
      { description: 'Charte' },
    ],
    [
      'main-d’œuvre apprenti => main-d’œuvre aide',
      APPRENTICE,
      { description: 'Main-d’œuvre aide' },
    ],
    ['le plombier c’est pas sept heures c’est huit heures et demie', PLUMBER, { quantity: 8.5 }],
    ['apprenti quatre fois deux heures donc huit heures', APPRENTICE, { quantity: 8 }],
    ['plombier facturé 54 €/h à partir de maintenant', PLUMBER, { unitPrice: 54 }],
    ['Ligne 2 : TVA à 5,5 %', HEATER, { vatRate: 5.5 }],
    ['TVA 5,5 % sur la ligne 2', HEATER, { vatRate: 5.5 }],
    ['remplace la remise de 150 par 200 €', OFF, { unitPrice: -200 }],
    ['jette la dépose on la fait pas payer', OLD_HEATER, {}],
    ['enlève la dépose et garde le chauffe-eau', OLD_HEATER, {}],
    ['supprime la dépose, garde la charte', OLD_HEATER, {}],
    ['j’ai oublié de passer le plombier à 8 h', PLUMBER, { quantity: 8 }],
    [
      'Le libellé « Main-d’œuvre apprenti » doit devenir « Main-d’œuvre aide ».',
      APPRENTICE,
      { description: 'Main-d’œuvre aide' },
    ],
  ])('« %s » finds its line among near ones', (instruction, changed, change) => {
    const gone = Object.keys(change).length === 0;
    expect(follow(instruction, TRADES)).toEqual(
      gone ? TRADES.filter((each) => each !== changed) : withTheseOf(TRADES, [changed, change]),
    );
  });

  it('adds to lines by their names, and adds what was forgotten', () => {
    expect(follow('ajoute deux heures au plombier et une heure à l’apprenti', TRADES)).toEqual(
      withTheseOf(TRADES, [PLUMBER, { quantity: 9 }], [APPRENTICE, { quantity: 8 }]),
    );
    for (const forgotten of [
      'Il manque le robinet d’arrêt à 14,50 € HT.',
      'j’ai oublié le robinet d’arrêt 14,50 €',
      'Merci d’ajouter le robinet d’arrêt à 14,50 €. Bien à vous, C. Vasseur',
      'Comme vu ensemble, ajoute le robinet d’arrêt à 14,50 €',
    ])
      expect(follow(forgotten, TRADES)).toContainEqual(
        expect.objectContaining({ description: 'Robinet d’arrêt', quantity: 1, unitPrice: 14.5 }),
      );
    expect(follow('ajoute un massage (dos) à 50 €', TRADES)).toContainEqual(
      expect.objectContaining({ description: 'Massage (dos)', unitPrice: 50 }),
    );
    expect(follow('rajoute un joint à 2,50 non trois joints à 2,50', TRADES)).toContainEqual(
      expect.objectContaining({ description: 'Joints', quantity: 3, unitPrice: 2.5 }),
    );
  });

  it('two lines are told apart by their places or by their arrows', () => {
    expect(follow('première ligne trois jours deuxième ligne quatre jours')).toEqual(
      withThese([AUDIT, { quantity: 3 }], [FIRST, { quantity: 4 }]),
    );
    expect(follow('supports 12 → 15, service 18 → 20')).toEqual(
      withThese([BOOKS, { quantity: 15 }], [SERVICE, { quantity: 20 }]),
    );
    expect(follow('baisse de 20 € chacun des albums')).toEqual(
      withThese([ALBUM, { unitPrice: 260 }], [PARENTS, { unitPrice: 140 }]),
    );
    expect(follow('remplace excel par Google Sheets partout')).toEqual(
      withThese(
        [FIRST, { description: 'Formation Google Sheets niveau 1' }],
        [SECOND, { description: 'Formation Google Sheets niveau 2' }],
      ),
    );
  });

  it('« mets-le » is of the line the step before has changed', () => {
    expect(names(follow('passe le gâteau à 400 € et mets-le en premier'))).toEqual([
      CAKE.description,
      ...names(LINES.filter((each) => each !== CAKE)),
    ]);
    expect(follow('remplace parents par témoins et mets en 4')).toEqual(
      withThese([PARENTS, { description: 'Album photo témoins 20x20', quantity: 4 }]),
    );
  });

  it('lines move together, before what is taken off, and new ones stand above it', () => {
    const moved = [AUDIT, FIRST, SECOND, BOOKS, WASTE, SERVICE, SWITCHES, CAKE, ALBUM, PARENTS];
    expect(names(follow('mets les albums à la fin, juste avant la remise'))).toEqual(
      names([...moved, OFF]),
    );
    expect(names(follow('le niveau 2 passe avant le niveau 1'))).toEqual(
      names([AUDIT, SECOND, FIRST, ...LINES.slice(3)]),
    );
    expect(names(follow('ajoute un drone à 250 €'))).toEqual(
      names([...LINES.slice(0, -1), line('Drone', 1, 250), OFF]),
    );
    expect(
      names(
        follow('ajoute une ligne entre le service et les interrupteurs : vaisselle, 45 à 1,20 €'),
      ),
    ).toEqual(names([...LINES.slice(0, 8), line('Vaisselle', 45, 1.2), ...LINES.slice(8)]));
  });

  it('a discount goes with the line beside it, and none is asked for', () => {
    expect(names(follow('supprime le gâteau et la remise'))).toEqual(
      names(LINES.filter((each) => each !== CAKE && each !== OFF)),
    );
  });

  it.each<[string, RegExp]>([
    ['remplace Excel par Power BI', /partout/],
    ['passe le gâteau à 400 ou pas, je ne sais plus', /./],
    ['le service en salle on le garde', /./],
    ['les albums tu les laisses', /./],
    ['garde les supports', /ne garde que/],
    ['Rajoute une heure de trajet à 40 €... non, laisse tomber.', /y renoncer/],
    ['mets le parking à 12 euros, le client a dit oui', /ligne ne correspond/],
    ['la moitié du gâteau', /n’en compte qu’un/],
    ['le gâteau a duré 10 h, 450 euros du coup', /ou en tout/],
    ['la formation à 1000 euros', /Plusieurs lignes/],
    ['mets les albums mais garde les supports', /./],
  ])('« %s » is refused', (instruction, reason) => {
    expect(follow(instruction)).toMatch(reason);
  });

  it('one price for two things of very different prices is asked about', () => {
    const roses = [line('Taille des rosiers', 15, 4), line('Rosier grimpant', 4, 24.9), CAKE];
    expect(follow('les rosiers à 5 €', roses)).toMatch(/prix très différents/);
  });
});
