import { memo, useEffect } from 'react';
import { FeatureGrid } from './featureGrid.tsx';
import { Hero } from './hero.tsx';
import { LastLine } from './lastLine.tsx';
import { layOutChapters } from './layOutChapters.ts';
import { Pricing } from './pricing.tsx';
import { NoInventedPrice } from './noInventedPrice.tsx';
import { Story } from './story.tsx';
import { Trades } from './trades.tsx';
import { type TryIt, useTryIt } from './useTryIt.ts';

/** One story, scrolled: the sentence, whose it may be, what it refuses to invent, its life up to the books. */
export function LandingPage() {
  const tryIt = useTryIt();
  useEffect(layOutChapters, []);
  return (
    <main id="main" tabIndex={-1}>
      <Hero tryIt={tryIt} />
      <UnderTheSentence pick={tryIt.pick} />
    </main>
  );
}

/** Letters typed above draw nothing of it again. */
const UnderTheSentence = memo(function UnderTheSentence({ pick }: Pick<TryIt, 'pick'>) {
  return (
    <>
      <Trades onPick={pick} />
      <NoInventedPrice onPick={pick} />
      <Story />
      <FeatureGrid />
      <Pricing />
      <LastLine />
    </>
  );
});
