/** What an instruction may open on, as it is written: infinitives, imperatives, without accents too. */
export const VERBS =
  'aligne[srz]?|ajoute[srz]?|rajoute[srz]?|supprime[srz]?|enlève[sz]?|enlevez|enlever|enleve[sz]?|retire[srz]?|efface[srz]?|vire[srz]?|jette[srz]?|sors|sortir|sortez|dégage[srz]?|barre[srz]?|ôte[srz]?|ote[srz]?|garde[srz]?|conserve[srz]?|laisse[srz]?|passe[srz]?|mets?|mettez|mettre|remets?|remettez|remettre|change[srz]?|modifie[srz]?|corrige[srz]?|remplace[srz]?|renomme[srz]?|intervertis(?:sez|ser)?|intervertir|permute[srz]?|offre[sz]?|offrir|offrez|applique[srz]?|fais|faites|augmente[srz]?|baisse[srz]?|réduis|réduire|réduisez|reduis|diminue[srz]?|majore[srz]?|monte[srz]?|descend[sz]?|descendre|descendez|déplace[srz]?|deplace[srz]?|remonte[srz]?|inverse[srz]?|échange[srz]?|echange[srz]?|duplique[srz]?|copie[srz]?|double[srz]?|triple[srz]?|divise[srz]?|multiplie[srz]?|arrondi(?:s|r|ssez)|ramène[sz]?|ramene[srz]?|remise|rabais|ristourne|facture[srz]?|compte[srz]?|rends|rendre|fusionne[srz]?|regroupe[srz]?|rassemble[srz]?|réunis(?:sez)?|réunir|sépare[srz]?|separe[srz]?|scinde[srz]?|partage[srz]?|découpe[srz]?|annule[srz]?|(?:ajoute|rajoute|supprime|enlève|enleve|retire|vire|passe|change|remplace|compte|facture|garde|laisse)(?:ras|rez)|mettras|mettrez';

/** Verbs, folded, that may ask for a line that is not there yet. */
export const ADDING = /^(?:ajout|rajout|factur|compt)/;

/** What asks that a name say something more: « précise fragile sur les cartons ». */
export const PRECISING =
  'précise[srz]?|precise[srz]?|préciser|marque[srz]?|note[srz]?|indique[srz]?|inscris|inscrire|inscrivez|écris|ecris|écrire|écrivez';
