import { useEffect, useEffectEvent, useState } from 'react';
import { AccountFrame } from './accountFrame.tsx';
import { destinationOf, forgetNewcomer, isBeta, isNewcomer, isRefused } from './destination.ts';
import { SecondFactorForm } from './secondFactorForm.tsx';
import { SignInForm } from './signInForm.tsx';
import { SignInMethods } from './signInMethods.tsx';
import { SignUpForm } from './signUpForm.tsx';
import { isSignedIn } from '#web/api/signedIn.ts';
import { usePlace } from '#web/ui/place.ts';
import { Banner } from '#web/ui/states.tsx';

type Step = 'sign_in' | 'sign_up' | 'second_factor' | 'verify_email';

/**
 * Combined sign-in and sign-up (docs/product.md, Accounts), with the second factor when the
 * account has one.
 */
export function LoginPage() {
  const { state, search: query, replace } = usePlace();
  const search = new URLSearchParams(query);
  const beta = isBeta(state, search);
  const [step, setStep] = useState<Step>(() => (beta || isNewcomer() ? 'sign_up' : 'sign_in'));
  useEffect(forgetNewcomer, []);
  const [email, setEmail] = useState('');
  const enter = () => replace(destinationOf(state, search));
  const verification = search.get('verification');
  useAlreadySignedIn(enter, { unless: isRefused(state) || verification !== null });

  const switchTo = (next: Step) => (typed: string) => {
    setEmail(typed);
    setStep(next);
  };

  return (
    <AccountFrame title={titleOf(step, beta)}>
      {search.has('error') && (
        <Banner tone="wax">
          La connexion avec ce service a échoué. Réessayez ou choisissez un autre mode.
        </Banner>
      )}
      {step === 'sign_in' && verification !== null && (
        <Banner>
          Connectez-vous pour confirmer votre adresse&nbsp;: votre mot de passe montre que ce compte
          est bien le vôtre. S’il ne vous dit rien, choisissez-en un par «&nbsp;Mot de passe
          oublié&nbsp;?&nbsp;».
        </Banner>
      )}
      {step === 'sign_in' && (
        <SignInForm
          email={email}
          verification={verification}
          onSignedIn={enter}
          onSecondFactor={() => setStep('second_factor')}
          onSignUp={switchTo('sign_up')}
        />
      )}
      {step === 'sign_up' && (
        <SignUpForm
          email={email}
          beta={beta}
          onSignedIn={enter}
          onVerifyEmail={switchTo('verify_email')}
          onSignIn={switchTo('sign_in')}
        />
      )}
      {step === 'second_factor' && (
        <SecondFactorForm onSignedIn={enter} onCancel={() => setStep('sign_in')} />
      )}
      {step === 'verify_email' && (
        <Banner>
          Nous avons envoyé un lien à <b className="strong">{email}</b>. Ouvrez-le pour confirmer
          votre adresse, puis connectez-vous.
        </Banner>
      )}
      {(step === 'sign_in' || step === 'sign_up') && (
        <SignInMethods callbackUrl={provingFirst(destinationOf(state, search), verification)} />
      )}
    </AccountFrame>
  );
}

/** Signed in by a provider, one comes back by the letter's link, which counts then. */
function provingFirst(destination: string, verification: string | null): string {
  if (verification === null) return destination;
  const query = new URLSearchParams({ token: verification, callbackURL: destination });
  return `/api/auth/verify-email?${query.toString()}`;
}

function titleOf(step: Step, beta: boolean): string {
  switch (step) {
    case 'sign_in':
      return 'Connexion à votre compte';
    case 'sign_up':
      return beta ? 'Inscription Beta' : 'Créer un compte';
    case 'second_factor':
      return 'Validation en deux étapes';
    case 'verify_email':
      return 'Confirmez votre adresse';
    default:
      return step satisfies never;
  }
}

/**
 * Whoever is signed in already is led on. Asked once, when the page opens
 * (docs/product.md, Accounts).
 */
function useAlreadySignedIn(onSignedIn: () => void, { unless }: { unless: boolean }) {
  const leadOn = useEffectEvent((signedIn: boolean) => {
    if (signedIn && !unless) onSignedIn();
  });

  useEffect(() => {
    const visit = new AbortController();
    void isSignedIn(visit.signal).then((answer) => {
      if (!visit.signal.aborted) leadOn(answer);
    });
    return () => visit.abort();
  }, []);
}
