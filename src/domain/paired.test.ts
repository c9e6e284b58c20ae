import { describe, expect, it } from 'vitest';
import { choiceOf } from './choice.ts';
import { paired } from './paired.ts';

describe('Two lists walked side by side', () => {
  it('give one pair a place', () => {
    expect(paired([1, 2], ['a', 'b'])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
  });

  it('are refused when one is longer, whichever it is', () => {
    expect(() => paired([1], [])).toThrow('1 values cannot be paired with 0');
    expect(() => paired([], [1])).toThrow('0 values cannot be paired with 1');
  });
});

describe('The row of a table of choices', () => {
  const choices = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];

  it('is found by its value, and never made up', () => {
    expect(choiceOf(choices, 'b').label).toBe('B');
    expect(() => choiceOf(choices, 'c')).toThrow('No choice « c »');
  });
});
