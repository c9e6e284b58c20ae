-- A letter that may have left although its transport did not say so: nothing sends it again by itself
-- (docs/product.md, Many at once).
alter table email_attempts add column uncertain boolean not null default false;
-- What was cut off before is known by the words it was closed with (mail/interruptedEmails.ts).
update email_attempts set uncertain = true
where state = 'failed' and error like 'Le serveur s’est arrêté pendant l’envoi.%';
