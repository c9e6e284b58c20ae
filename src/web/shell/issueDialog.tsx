import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { parisDay } from '#domain/calendar.ts';
import { agreed, kindFacts } from '#domain/document/kinds.ts';
import type { IssueProblem } from '#domain/requirements/issue.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import {
  closeIssueQuestion,
  type IssuePurpose,
  type IssueQuestion,
  useIssueQuestion,
} from '#web/acts/issueQuestion.ts';
import { failureSentence, useAct } from '#web/acts/useAct.ts';
import { ApiError } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { documentQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Banner } from '#web/ui/states.tsx';

const ACT_WORDS: Record<IssuePurpose, string> = {
  issue: 'Émettre',
  sent: 'Émettre et marquer envoyée',
  paid: 'Émettre et marquer payée',
  download: 'Émettre et télécharger',
};

/** The one question before an invoice becomes final, wherever it is asked from. */
export function IssueDialog() {
  const question = useIssueQuestion();
  return (
    <Dialog open={question !== null} onClose={closeIssueQuestion} title={<Title {...question} />}>
      {question && <Question key={question.document.id} {...question} />}
    </Dialog>
  );
}

/** « Émettre la facture INV-048 ? », with the number it takes, and none until that is known. */
function Title({ document }: Partial<IssueQuestion>) {
  const { data } = useQuery({ ...documentQuery(document?.id ?? ''), enabled: !!document });
  if (!document) return null;
  const number = data ? ` ${data.numberIfIssued ?? document.number}` : '';
  return <>{`Émettre ${kindFacts(document.kind).definite}${number}\u00A0?`}</>;
}

function Question({ document, purpose, problems: known, onProject, onIssued }: IssueQuestion) {
  const [problems, setProblems] = useState<readonly IssueProblem[]>(known ?? []);
  const [failure, setFailure] = useState<string | null>(null);
  const issue = useAct({
    act: async (date: string | null) => {
      const path = `/api/documents/${document.id}`;
      const issued = await api.post<DocumentAnswer>(`${path}/issue`, date ? { date } : {});
      return purpose === 'sent' || purpose === 'paid'
        ? api.patch<DocumentAnswer>(path, { status: purpose })
        : issued;
    },
    success: ({ kind, number }) =>
      `${kindFacts(kind).name} ${number} ${agreed('émis', kind)}${purpose === 'paid' ? ' et réglée' : ''}`,
    refresh: ['documents', 'dashboard', 'register', 'clients', 'notifications', 'profile'],
    onSuccess: ({ id }) => {
      closeIssueQuestion();
      onIssued?.(id);
    },
    onFailure: (error) => {
      const found = error instanceof ApiError ? error.problems : [];
      setProblems(found);
      setFailure(found.length > 0 ? null : failureSentence('L’émission n’a pas abouti', error));
    },
  });
  if (problems.length > 0) {
    return (
      <Unready
        problems={problems}
        documentId={document.id}
        busy={issue.isPending}
        onToday={() => issue.mutate(parisDay(new Date()))}
      />
    );
  }
  return (
    <>
      <p className="soft">
        {agreed('Numéroté', document.kind)}, {agreed('scellé', document.kind)} et{' '}
        {agreed('inscrit', document.kind)} au registre,{' '}
        {kindFacts(document.kind).gender === 'feminine' ? 'elle' : 'il'} ne pourra plus être{' '}
        {agreed('modifié', document.kind)}. Une erreur se corrigera par un avoir ou une facture
        rectificative.
      </p>
      {failure && <Banner tone="wax">{failure}</Banner>}
      <div className="mt-2 flex flex-wrap justify-end gap-2 max-desk:flex-col-reverse">
        {onProject ? (
          <Button
            onClick={() => {
              closeIssueQuestion();
              onProject();
            }}
          >
            Télécharger le projet
          </Button>
        ) : (
          <Button onClick={closeIssueQuestion}>Annuler</Button>
        )}
        <Button variant="primary" busy={issue.isPending} onClick={() => issue.mutate(null)}>
          {ACT_WORDS[purpose]}
        </Button>
      </div>
    </>
  );
}

interface UnreadyProps {
  problems: readonly IssueProblem[];
  documentId: string;
  busy: boolean;
  onToday: () => void;
}

/** Every reason at once, each with the way to mend it. */
function Unready({ problems, documentId, busy, onToday }: UnreadyProps) {
  const { data } = useQuery(documentQuery(documentId));
  const byDate = problems.every(({ field, where }) => where === 'document' && field === 'date');
  return (
    <>
      <p className="soft">
        {byDate
          ? 'Sa date ne convient pas\u00a0:'
          : 'Il manque encore, pour que la facture soit conforme\u00a0:'}
      </p>
      <ul className="grid gap-3">
        {problems.map((problem) => (
          <li key={problem.code + problem.field} className="border-l-2 border-wax pl-3">
            {problem.message}{' '}
            {problem.field !== 'date' && (
              <Link
                className="link whitespace-nowrap"
                to={placeOf(problem, documentId, data?.clientId)}
                onClick={closeIssueQuestion}
              >
                {problem.code === 'line_to_check' ? 'Vérifier la ligne' : PLACES[problem.where]}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap justify-end gap-2 max-desk:flex-col-reverse">
        <Button onClick={closeIssueQuestion}>Plus tard</Button>
        {byDate && (
          <Button variant="primary" busy={busy} onClick={onToday}>
            Émettre à la date d’aujourd’hui
          </Button>
        )}
      </div>
    </>
  );
}

const PLACES: Record<IssueProblem['where'], string> = {
  profile: 'Compléter mon profil',
  client: 'Compléter le client',
  document: 'Corriger la facture',
};

function placeOf({ where, field }: IssueProblem, documentId: string, clientId = ''): string {
  switch (where) {
    case 'profile':
      return `/app/account#${field}`;
    case 'client':
      return `/app/clients/${clientId}#${field}`;
    case 'document':
      return `/app/documents/${documentId}#${field}`;
  }
}
