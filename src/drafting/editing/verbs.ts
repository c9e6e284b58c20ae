/** What an instruction may open on, as it is written: infinitives, imperatives, without accents too. */
export const VERBS =
  'aligne[srz]?|ajoute[srz]?|rajoute[srz]?|supprime[srz]?|enlève[sz]?|enlevez|enlever|enleve[sz]?|retire[srz]?|efface[srz]?|vire[srz]?|jette[srz]?|sors|sortir|sortez|dégage[srz]?|barre[srz]?|ôte[srz]?|ote[srz]?|garde[srz]?|conserve[srz]?|laisse[srz]?|passe[srz]?|mets?|mettez|mettre|remets?|remettez|remettre|change[srz]?|modifie[srz]?|corrige[srz]?|remplace[srz]?|renomme[srz]?|intervertis(?:sez|ser)?|intervertir|permute[srz]?|offre[sz]?|offrir|offrez|applique[srz]?|fais|faites|augmente[srz]?|baisse[srz]?|réduis|réduire|réduisez|reduis|diminue[srz]?|majore[srz]?|monte[srz]?|descend[sz]?|descendre|descendez|déplace[srz]?|deplace[srz]?|remonte[srz]?|inverse[srz]?|échange[srz]?|echange[srz]?|duplique[srz]?|copie[srz]?|double[srz]?|triple[srz]?|divise[srz]?|multiplie[srz]?|arrondi(?:s|r|ssez)|ramène[sz]?|ramene[srz]?|remise|rabais|ristourne|facture[srz]?|compte[srz]?|rends|rendre|fusionne[srz]?|regroupe[srz]?|rassemble[srz]?|réunis(?:sez)?|réunir|sépare[srz]?|separe[srz]?|scinde[srz]?|partage[srz]?|découpe[srz]?|annule[srz]?|(?:ajoute|rajoute|supprime|enlève|enleve|retire|vire|passe|change|remplace|compte|facture|garde|laisse)(?:ras|rez)|mettras|mettrez';

/** Verbs, folded, that may ask for a line that is not there yet. */
export const ADDING = /^(?:ajout|rajout|factur|compt)/;

/** What asks that a name say something more: « précise fragile sur les cartons ». */
export const PRECISING =
  'précise[srz]?|precise[srz]?|préciser|marque[srz]?|note[srz]?|indique[srz]?|inscris|inscrire|inscrivez|écris|ecris|écrire|écrivez';

const PRONOUN = String.raw`[- ](?:l[ae]s?|ça|ca|cela)`;
const WHAT_IT_IS = String.raw`(?:l[ae]s? (?:dates?|couleurs?|tailles?|lieu|p[ée]riode|r[ée]f[ée]rence|marque|mod[èe]le)|l['’](?:adresse|étage|endroit|horaire))`;
const MAY = String.raw`(?:et\s)?(?:tu |vous |il faut |faut |on )?(?:peux |pouvez |peut )?(?:bien |aussi )?`;

/** « note-le », « précise la couleur », « mets le dans le libellé »: that a name is to say what was told before. */
export const SAY_IT = String.raw`${MAY}(?:(?:${PRECISING})(?:${PRONOUN}|\s${WHAT_IT_IS})|l[ae] (?:${PRECISING})|r?ajoute[srz]?\s${WHAT_IT_IS}|(?:mets?|mettez|mettre|r?ajoute[srz]?)${PRONOUN}(?=\s(?:dans|sur|à) (?:l[ae] |l['’])?(?:libell[ée]|nom|titre|ligne|d[ée]signation|intitul[ée]|description)))`;
