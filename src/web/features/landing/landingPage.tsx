import { FeatureGrid } from './featureGrid.tsx';
import { Hero } from './hero.tsx';
import { Pricing } from './pricing.tsx';
import { Timeline } from './timeline.tsx';

export function LandingPage() {
  return (
    <main id="main" tabIndex={-1}>
      <Hero />
      <FeatureGrid />
      <Timeline />
      <Pricing />
    </main>
  );
}
