export type Dice = {
  /** A whole number from 0 to `sides` - 1. */
  roll(sides: number): number;
  pick<Item>(items: readonly Item[]): Item;
};

/** A random generator whose numbers follow from its seed. */
export function dice(seed: number): Dice {
  let state = seed;
  const roll = (sides: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * sides);
  };
  return { roll, pick: (items) => items[roll(items.length)] as (typeof items)[number] };
}
