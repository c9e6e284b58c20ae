type ChainProblemKind =
  | 'altered'
  | 'gap'
  | 'reordered'
  | 'broken_link'
  | 'missing_end'
  | 'anchor_mismatch'
  | 'sealed_file_altered'
  | 'sealed_file_missing'
  | 'sealed_file_unknown'
  | 'document_altered'
  | 'document_missing'
  | 'document_unknown'
  | 'payment_altered'
  | 'payment_missing'
  | 'payment_unknown'
  | 'closure_altered'
  | 'closure_missing'
  | 'closure_unknown'
  | 'closure_wrong';

export interface ChainProblem {
  kind: ChainProblemKind;
  /** The entry concerned, when there is one. */
  sequence: number | null;
  /** French, for the verification screen. */
  message: string;
}
