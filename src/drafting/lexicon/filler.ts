/** Words that say nothing about the work: pronouns, courtesies, the document itself. */
const FILLER = new Set(
  (
    'a ah alors an and as au aujourd aussi aux avais avait avec avoir ai as ont ayant avons bah ben bien bon bonjour bonsoir c ca car ce cela ces cet cette ceci chez ci comme coucou coute couter compte compter d dans de des donc du elle elles en encore enfin ensuite entre est et etait etre eu euh ' +
    'fait faut faudrait faire fais fait fera for hein hello hey i il ils j je l la le les leur leurs lui m ma mais mes me meme mets mettre mettez mettons moi mon n ne nos notre nous of oh ok on ou oui par pas passe peu peut peux plus plutot pour pouvez prix puis qu que qui quoi rajoute rajouter rajoutez ajoute ajouter ajoutez reste s sa salut sans se sera ses si soit son sont suis sur svp stp ' +
    't ta te tes the to toi ton tout toute tous toutes tu un une va vais voici voila vos votre voudrais vous y environ env approx merci prevoir prevoyez prevu facture facturer factures facturez devis tarif tarifs total montant cout chacun chacune piece unite unites idem hors ht ttc etc tjm taux faites fallait finalement finale final fois seule seulement lol mdr an passe pendant durant unique dit posee posees monte montes montee montees installe installes installee installees livree livrees brut bruts pendant durant unique heures toujours cher chere chers cheres madame monsieur mesdames messieurs'
  ).split(' '),
);

/** True for a word that cannot name the work. */
export function isFiller(word: string): boolean {
  return FILLER.has(word);
}
