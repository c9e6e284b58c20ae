import { FeatureGrid } from './featureGrid.tsx';
import { Hero } from './hero.tsx';
import { LastLine } from './lastLine.tsx';
import { Pricing } from './pricing.tsx';
import { NoInventedPrice } from './noInventedPrice.tsx';
import { Story } from './story.tsx';
import { Trades } from './trades.tsx';
import { useTryIt } from './useTryIt.ts';

/** One story, scrolled: the sentence, whose it may be, what it refuses to invent, its life up to the books. */
export function LandingPage() {
  const tryIt = useTryIt();
  return (
    <main id="main" tabIndex={-1}>
      <Hero tryIt={tryIt} />
      <Trades onPick={tryIt.pick} />
      <NoInventedPrice onPick={tryIt.pick} />
      <Story />
      <FeatureGrid />
      <Pricing />
      <LastLine />
    </main>
  );
}
