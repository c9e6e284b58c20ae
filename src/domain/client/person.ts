import { foldCase } from '#domain/text/clean.ts';
import { clientNamed, type NamedClient } from './named.ts';

/** First names that are borne often; one that is missing leaves a name a business's, as before. */
const FIRST_NAMES = new Set(
  (
    'adam adele adrien agathe agnes alain albert alex alexandra alexandre alexia alexis ali alice alicia aline amandine ' +
    'amelie amina anais andre andrea andree anne annie anthony antoine arnaud arthur audrey aurelie aurelien axel ' +
    'baptiste bastien beatrice benjamin benoit bernadette bertrand brigitte bruno camille carine carole caroline ' +
    'catherine cecile cedric celia celine chantal charles charlotte chloe christelle christian christiane christine ' +
    'christophe claire clara claude claudine clement clemence corinne cyril damien daniel danielle david delphine denis ' +
    'didier dominique dylan edith edouard eleonore elena elisabeth elise elodie eloise emile emilie emma emmanuel ' +
    'emmanuelle enzo eric erwan esther estelle ethan etienne eva evelyne fabien fabienne fabrice farid fatima fatou ' +
    'felix fernand florence florent florian franck francine francis francois francoise frederic frederique gabriel ' +
    'gabrielle gaelle gael genevieve georges gerald gerard germaine ghislaine gilbert gilles ginette gregory guillaume ' +
    'guy gwenaelle hamza helene henri herve hugo hugues ibrahim ines irene isabelle jacqueline jacques jade james jean ' +
    'jeanne jeannine jennifer jeremie jeremy jerome jessica joel joelle john jonathan jordan josephine josette josiane ' +
    'judith jules julia julie julien juliette justine karim karine kevin khadija laetitia lea leila lena leo leon ' +
    'leonie liliane lionel lisa loic lola louise luc lucas lucie lucien lucile ludovic lydia lydie madeleine mael maelle ' +
    'magali manon marc marcel margaux margot marguerite maria marianne marie marina marine marion marjolaine mathieu ' +
    'mathilde mathis matthieu maud maurice maxime melanie melissa michel micheline michele michelle mohamed monique ' +
    'morgane mourad muriel myriam nadia nadine nathalie nathan nicolas nicole nina nino noa noah noe noel noemie ' +
    'odette odile olivia olivier oscar pascal pascale patrice patricia patrick paul paule paulette pauline philippe ' +
    'pierre pierrette quentin rachel rachid raphael raphaelle raymond rebecca regine regis remi remy rene renee ' +
    'richard robert robin rodolphe roger roland romain romane ronan sabine sabrina said salome samia samir samuel ' +
    'sandra sandrine sara sarah sebastien serge severine simone sofia solange solene sonia sophie stephane stephanie ' +
    'sylvain sylvie tanguy theo therese thibault thierry timothee tiphaine tristan valentin valentine valerie vanessa ' +
    'veronique vincent virginie viviane xavier yann yannick yasmine youssef yves yvette yvonne zoe'
  ).split(' '),
);

const PARTICLES = /^(?:le|la|de|du|des|d|l|van|von|ben|el|al|da|dos|di)$/;

/** What a surname is not: a trade, a place or a kind of firm. */
const HOUSE = new RegExp(
  '(?:erie|tions?|tures?|phie)$|^(?:' +
    'sarl|sas|sasu|eurl|sa|sci|snc|ei|cie|co|inc|ltd|group|groupe|fils|filles|freres|soeurs|associes|' +
    'garage|carrelages?|nettoyage|chauffage|elagage|toilettage|bricolage|massages?|depannage|ramonage|paysages?|' +
    'batiments?|equipements?|recrutement|demenagements?|amenagements?|' +
    'fleuriste|paysagiste|graphiste|dentiste|fleurs|informatique|mecanique|musique|boutique|esthetique|' +
    'studio|atelier|agence|cabinet|conseils?|consulting|services?|design|btp|transports?|travaux|energies?|' +
    'jardins?|deco|traiteur|taxis?|vtc|autos?|avocats?|notaires?|architectes?|photos?|video|films?|prod|web|' +
    'digital|media|evenements?|events?|editions|bois|bijoux|sante|immo|immobilier|elec' +
    ')$',
);

/** « Claire Delaunay », « Jean-Pierre Le Gall »: a first name and one surname, no word of a trade. */
export function isPersonName(name: string): boolean {
  if (/[&+,/()@\d]/.test(name)) return false;
  const [first = '', ...rest] = foldCase(name)
    .trim()
    .split(/[\s'’]+/);
  const isFirst = first.split('-').every((part) => FIRST_NAMES.has(part));
  const surname = rest.filter((word) => !PARTICLES.test(word));
  return isFirst && surname.length === 1 && surname.every((word) => !HOUSE.test(word));
}

/** As `clientNamed`, and a first name and a surname without a title are a private person's too. */
export function clientOrPersonNamed(said: string): NamedClient {
  const client = clientNamed(said);
  return client.kind === 'business' && isPersonName(client.name)
    ? { name: client.name, company: '', kind: 'consumer' }
    : client;
}
