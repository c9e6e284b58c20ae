import type { ReactNode } from 'react';
import type { DocumentAnswer } from '#server/documents/answers.ts';

/** The e-mail modal is another feature's: the route brings it. */
export type RenderEmail = (props: {
  document: DocumentAnswer;
  open: boolean;
  onClose: () => void;
}) => ReactNode;
