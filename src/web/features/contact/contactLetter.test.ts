import { expect, test } from 'vitest';
import { contactLetter } from './contactLetter.ts';

const message = {
  name: 'Camille <Morel>',
  email: 'camille@atelier-morel.fr',
  reason: 'billing' as const,
  subject: 'Ma facture',
  message: 'Bonjour,\nune question.',
};

test('the letter carries everything the form asked, under « [Contact] » and the subject', () => {
  const letter = contactLetter(message, 'aide@encrier.fr');
  expect(letter).toMatchObject({
    to: 'aide@encrier.fr',
    subject: '[Contact] Ma facture',
    replyTo: 'camille@atelier-morel.fr',
  });
  for (const words of [
    'Camille <Morel>',
    'camille@atelier-morel.fr',
    'Facturation',
    'une question.',
  ])
    expect(letter.textContent).toContain(words);
});

test('in HTML, line breaks become breaks and what was typed stays text', () => {
  const { htmlContent } = contactLetter(message, '');
  expect(htmlContent).toContain('Bonjour,<br>une question.');
  expect(htmlContent).toContain('Camille &lt;Morel&gt;');
});
