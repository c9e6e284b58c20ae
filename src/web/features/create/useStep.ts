import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { beginningOf } from '#web/shell/beginning.ts';

export type WizardStep = 1 | 2 | 3;

/** What a place of the history says of the wizard it belongs to. */
interface StepPlace {
  begin: string;
  step: WizardStep;
  /** How many steps of this wizard stand before it in the history. */
  before: number;
}

interface Steps {
  step: WizardStep;
  goTo: (step: WizardStep) => void;
  /** True where no step stands before this one in the history. */
  isFirst: boolean;
}

/**
 * The steps are places of the history, which the browser's Back and Forward walk through
 * (docs/product.md, The wizard). `first` is the step this wizard opens on, `isReady` whether a step
 * has what it shows.
 */
export function useStep(first: WizardStep, isReady: (step: WizardStep) => boolean): Steps {
  const location = useLocation();
  const navigate = useNavigate();
  const { step: here, before } = stepPlaceOf(location);
  const [opened, setOpened] = useState(here === first);
  const left = useRef<Location | null>(null);

  const walkTo = (to: WizardStep) => {
    // Whoever went back while the next step was made stays where they went.
    if (to === here || (opened && to > here + 1)) return;
    // The history answers later: walked through twice meanwhile, it would lead out of the wizard.
    if (left.current === location) return;
    left.current = location;
    if (to < here && before >= here - to) {
      void navigate(to - here);
      return;
    }
    const { pathname, search } = location;
    const goesOn = opened && to > here;
    const place = { begin: beginningOf(location), step: to, before: goesOn ? before + 1 : 0 };
    void navigate({ pathname, search }, { replace: !goesOn, state: place });
  };
  const latest = useRef(walkTo);
  useEffect(() => {
    latest.current = walkTo;
  });

  if (!opened && here === first) setOpened(true);
  const arrive = useEffectEvent((at: WizardStep) => {
    if (!opened) walkTo(first);
    else if (!isReady(at)) walkTo(1);
  });
  useEffect(() => arrive(here), [here]);

  return {
    step: opened ? here : first,
    goTo: (to) => latest.current(to),
    isFirst: before === 0,
  };
}

function stepPlaceOf({ state, key }: Location): StepPlace {
  const { step, before } = (state ?? {}) as Partial<StepPlace>;
  const isStep = step === 2 || step === 3;
  return {
    begin: beginningOf({ state, key }),
    step: isStep ? step : 1,
    before: isStep && typeof before === 'number' ? before : 0,
  };
}
