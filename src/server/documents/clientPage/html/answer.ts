import { html } from 'hono/html';
import { parisDay } from '#domain/calendar.ts';
import { agreedOf, agreedWords } from '#domain/document/agreed.ts';
import { AGREEMENT_CODE, maskedEmail, REFUSALS } from '#domain/document/agreement.ts';
import { agreedWith } from '#domain/document/options.ts';
import { orderDepositGross } from '#domain/corrections/orderDeposit.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { formatDayLong } from '#domain/format/days.ts';
import {
  agreementButton,
  agreementWords,
  withdrawal,
  withdrawalForm,
} from '#domain/mentions/agreementWords.ts';
import { certifications } from '#domain/mentions/certifications.ts';
import { titleOf, type Dossier } from '#server/documents/clientPage/read.ts';
import type { AgreementRow } from '#server/documents/clientPage/agreementStore.ts';
import { footer, framed, letterhead, type Html } from './frame.ts';
import { icon } from './icons.ts';
import { chosenQuote, optionsFieldset } from './options.ts';

/** What was typed and what is wrong with it: a form that comes back loses nothing. */
export interface Typed {
  values: Record<string, string>;
  problems: Record<string, string>;
  /** About the whole. */
  trouble?: string;
}

const NOTHING: Typed = { values: {}, problems: {} };

/** « Bon pour accord »: a name, a tick, one button. */
export function agreementForm(dossier: Dossier, base: string, typed: Typed = NOTHING): Html {
  const document = chosenQuote(dossier, typed.values);
  const parts = { ...dossier.parts, document };
  const certified = certifications(document);
  const [accord = '', ...others] = agreementWords(parts);
  const deposit = orderDepositGross(document);
  const obliged = others.filter((words) => !certified.includes(words));
  return html`<form class="sign" method="post" action="${base}/accord" id="accord">
    ${optionsFieldset(dossier, base, typed.values, document)}
    <h2 class="h3">Bon pour accord</h2>
    ${troubleOf(typed)}
    <div class="sign__two">
      ${field({ name: 'name', label: 'Nom et prénom', autocomplete: 'name', typed })}
      ${field({
        name: 'quality',
        label: 'En qualité de',
        hint: 'gérant, propriétaire… si c’est utile',
        autocomplete: 'organization-title',
        typed,
      })}
    </div>
    ${tick('agreed', [accord, ...obliged].join(' '), typed)}
    <div id="certified" data-live>
      ${certified.length === 0 ? '' : tick('certified', certified.join(' '), typed)}
    </div>
    <button class="btn btn--primary btn--l btn--block">${agreementButton(parts.client)}</button>
    <p class="small faint" id="next" data-live>
      Un code vous sera envoyé par e-mail pour confirmer que c’est bien vous.
      ${
        deposit === null
          ? 'Rien n’est à payer aujourd’hui.'
          : html`Une fois le devis accepté, cette page dira comment régler l’acompte de
            ${formatAmount(deposit, parts.document.currency)}.`
      }
    </p>
    <p><a class="link link--soft" href="${base}/refus">Refuser ce devis</a></p>
  </form>`;
}

/** The code that came by e-mail, and what will be kept. */
export function codePage(
  dossier: Dossier,
  base: string,
  { email, options }: Pick<AgreementRow, 'email' | 'options'>,
  typed = NOTHING,
): Html {
  const { seller, document } = dossier.parts;
  const agreed = agreedOf(agreedWith(document, options));
  const title = titleOf(document);
  return alone(
    dossier,
    `Confirmer · ${title}`,
    html`${back(base, title)}
      <form class="sign" method="post" action="${base}/code">
        <h1 class="lead-in__h">Le code reçu par e-mail</h1>
        <p class="soft">
          Six chiffres viennent d’être envoyés à ${maskedEmail(email)}. Ils valent
          ${AGREEMENT_CODE.minutes} minutes.
        </p>
        ${agreed ? html`<p>Vous acceptez ce devis <b>${agreedWords(agreed)}</b>.</p>` : ''}
        ${troubleOf(typed)}
        <label class="field"
          ><span class="field__label">Code</span
          ><input
            class="input input--code"
            name="code"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="9"
            required
            ${typed.problems['code'] ? 'aria-invalid=true' : ''}
          />${problemOf('code', typed)}</label
        >
        <button class="btn btn--primary btn--l btn--block">
          ${agreementButton(dossier.parts.client)}
        </button>
        <p class="small faint">
          Seront gardés pour preuve&nbsp;: votre nom, le texte accepté, l’empreinte du devis,
          l’heure, l’adresse de votre connexion, votre navigateur et l’adresse qui a reçu ce code.
          C’est une signature électronique simple. ${seller.company || seller.name} et vous en
          recevez chacun une copie.
        </p>
      </form>`,
  );
}

/** Why it is refused; nothing is asked that is not needed. */
export function refusalPage(dossier: Dossier, base: string, typed = NOTHING): Html {
  const title = titleOf(dossier.parts.document);
  return alone(
    dossier,
    `Refuser · ${title}`,
    html`${back(base, title)}
      <form class="sign" method="post" action="${base}/refus">
        <h1 class="lead-in__h">Refuser ce devis</h1>
        ${troubleOf(typed)}
        <fieldset class="reasons">
          <legend class="field__label">Pour quelle raison&nbsp;?</legend>
          ${REFUSALS.map(
            (reason) =>
              html`<label class="reason"
                ><input
                  type="radio"
                  name="reason"
                  value="${reason}"
                  ${typed.values['reason'] === reason ? 'checked' : ''}
                /><span>${reason}</span></label
              >`,
          )}
          ${problemOf('reason', typed)}
        </fieldset>
        ${field({ name: 'message', label: 'Un mot, si vous voulez', typed })}
        <button class="btn btn--secondary btn--l btn--block">Refuser le devis</button>
        <p class="small faint">
          Pour demander un changement, écrivez plutôt à
          ${dossier.parts.seller.company || dossier.parts.seller.name}&nbsp;: le devis reste ouvert.
        </p>
      </form>`,
  );
}

/** Who accepted, the proof to keep, and what a consumer may still do. */
export function acceptedSection({ parts, agreement }: Dossier, base: string): Html | '' {
  if (!agreement) return '';
  const day = parisDay(new Date(agreement.confirmedAt));
  const right = withdrawal(parts, day);
  const seller = parts.seller.company || parts.seller.name;
  return html`<section class="next" aria-labelledby="proof">
    <h2 class="h3" id="proof">Votre preuve</h2>
    <p class="soft">
      Accepté par ${agreement.name} le ${formatDayLong(day)}. Une copie est partie à
      ${maskedEmail(agreement.email)}. Le certificat réunit le texte accepté, l’empreinte du devis,
      l’heure et qui a reçu le code.
    </p>
    <p>
      <a class="link" href="${base}/certificat.pdf" download
        >${icon('download', true)} Certificat d’acceptation</a
      >
    </p>
    ${
      right
        ? html`<p class="small soft">${right}</p>
            <details class="print">
              <summary class="link">Formulaire de rétractation</summary>
              <p class="small soft">${withdrawalForm(seller, parts)}</p>
            </details>`
        : ''
    }
  </section>`;
}

function alone(dossier: Dossier, title: string, body: Html): Html {
  const { seller } = dossier.parts;
  return framed({
    title,
    alone: true,
    body: html`<div class="act">
      ${letterhead(seller)}
      <main class="act__main">${body}</main>
      ${footer(seller.company || seller.name)}
    </div>`,
  });
}

function back(base: string, title: string): Html {
  return html`<p><a class="link link--soft" href="${base}">${icon('back', true)}${title}</a></p>`;
}

interface Field {
  name: string;
  label: string;
  hint?: string;
  autocomplete?: string;
  typed: Typed;
}

function field({ name, label, hint = '', autocomplete = 'off', typed }: Field): Html {
  return html`<label class="field"
    ><span class="field__label">${label}</span
    ><input
      class="input"
      name="${name}"
      value="${typed.values[name] ?? ''}"
      autocomplete="${autocomplete}"
      maxlength="200"
      ${typed.problems[name] ? 'aria-invalid=true' : ''}
    />${hint === '' ? '' : html`<span class="small faint">${hint}</span>`}${problemOf(name, typed)}</label
  >`;
}

/** Never ticked beforehand (C. conso. art. L121-17). */
function tick(name: string, words: string, typed: Typed): Html {
  return html`<div>
    <label class="check"
      ><input
        type="checkbox"
        name="${name}"
        value="oui"
        ${typed.values[name] === 'oui' ? 'checked' : ''}
      /><span id="${name}-words" data-live>${words}</span></label
    >${problemOf(name, typed)}
  </div>`;
}

function problemOf(name: string, { problems }: Typed): Html | '' {
  const problem = problems[name];
  return problem ? html`<span class="problem" role="alert">${problem}</span>` : '';
}

function troubleOf({ trouble }: Typed): Html | '' {
  return trouble ? html`<p class="problem" role="alert">${trouble}</p>` : '';
}
