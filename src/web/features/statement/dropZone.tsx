import { CircleAlert, FileUp } from 'lucide-react';
import { count } from '#domain/format/words.ts';
import { formatWhole } from '#domain/format/numbers.ts';
import { cx } from '#web/ui/cx.ts';
import { FileButton } from '#web/ui/fileButton.tsx';
import { Spinner } from '#web/ui/loading.tsx';
import type { ReadOutcome } from './readFile.ts';
import type { Reading } from './useStatement.ts';

const ACCEPTED = '.csv,.tsv,.txt,.ofx,.xml,.camt,text/csv,application/xml,text/xml';

interface Props {
  reading: Reading;
  onFile: (file: File) => void;
  /** A file is held over the page. */
  over: boolean;
}

/** Where a statement is dropped or chosen, and what became of the last one. */
export function DropZone({ reading, onFile, over }: Props) {
  const busy = reading.step === 'reading';
  return (
    <div className="grid grid-cols-1 gap-2">
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-6 gap-y-4 rounded-md border border-dashed px-5 py-5 desk:px-6',
          over ? 'border-action bg-action-soft' : 'border-rule bg-raised',
        )}
      >
        <FileUp className="i text-ink-3 max-desk:hidden" />
        <div className="min-w-0 flex-[1_1_18rem]">
          <p className="strong">
            {over ? 'Lâchez le relevé ici' : 'Déposez le relevé de votre banque'}
          </p>
          <p className="small soft">
            CSV, OFX ou CAMT.053. Le fichier est lu dans ce navigateur&nbsp;: seules les sommes
            reçues sont gardées, jamais vos dépenses.
          </p>
        </div>
        <FileButton accept={ACCEPTED} variant="primary" busy={busy} onFile={onFile}>
          Choisir un fichier
        </FileButton>
      </div>
      <div aria-live="polite">
        <Told reading={reading} />
      </div>
    </div>
  );
}

function Told({ reading }: { reading: Reading }) {
  if (reading.step === 'reading') {
    const { fileName, sent, total } = reading;
    return (
      <p className="small soft flex items-center gap-2">
        <Spinner />
        <span className="min-w-0 break-words">
          Lecture de {fileName}
          {total > 0 && `\u00A0: ${formatWhole(sent)} sur ${count(total, 'encaissement')}`}
        </span>
      </p>
    );
  }
  if (reading.step === 'failed') {
    return (
      <p className="field__error" role="alert">
        <CircleAlert className="i i--s" />
        <span className="min-w-0 break-words">
          {reading.fileName}&nbsp;: {reading.message}
        </span>
      </p>
    );
  }
  if (reading.step === 'done') return <p className="small soft">{outcomeOf(reading.outcome)}</p>;
  return null;
}

/** « novembre.csv : 3 encaissements, dont 2 nouveaux. 12 autres lignes comptées, ni envoyées ni gardées. » */
function outcomeOf({ fileName, added, known, others }: ReadOutcome): string {
  const read = added + known;
  const news =
    read === 0
      ? 'aucun encaissement'
      : added === 0
        ? `${count(read, 'encaissement')}, tous déjà connus`
        : known === 0
          ? count(read, 'encaissement')
          : `${count(read, 'encaissement')}, dont ${count(added, 'nouveau', 'nouveaux')}`;
  const rest =
    others > 0
      ? ` ${count(others, 'autre ligne', 'autres lignes')} (dépenses, rejets), ni ${others < 2 ? 'envoyée ni gardée' : 'envoyées ni gardées'}.`
      : '';
  return `${fileName}\u00A0: ${news}.${rest}`;
}
