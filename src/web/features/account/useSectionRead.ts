import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The share of the window above which a section counts as being read. */
const READING_LINE = 0.35;

/**
 * The section under the reader's eyes: the last whose head has passed the upper third of the window. Short
 * sections at the foot of the page never come that high: there, the one asked for by the address counts,
 * or the last.
 */
export function useSectionRead(ids: readonly string[]): string | undefined {
  const { hash } = useLocation();
  const [read, setRead] = useState(ids[0]);
  const all = ids.join();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setRead(sectionRead(all.split(','), hash.slice(1))));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [all, hash]);
  return read;
}

function sectionRead(ids: readonly string[], asked: string): string | undefined {
  const tops = ids.map((id) => ({
    id,
    top: document.getElementById(id)?.getBoundingClientRect().top,
  }));
  const there = tops.flatMap(({ id, top }) => (top === undefined ? [] : [{ id, top }]));
  const { scrollHeight } = document.documentElement;
  if (scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2) {
    const isSeen = there.some(({ id, top }) => id === asked && top >= 0);
    return isSeen ? asked : there.at(-1)?.id;
  }
  return (there.findLast(({ top }) => top <= innerHeight * READING_LINE) ?? there[0])?.id;
}
