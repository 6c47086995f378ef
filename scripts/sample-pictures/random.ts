/** A seeded source of chance (sfc32): the same seed paints the same picture on every machine. */
export interface Chance {
  /** A number in [0, 1). */
  next(): number
  /** A number in [low, high). */
  between(low: number, high: number): number
  /** A number around 0 with standard deviation 1. */
  normal(): number
  pick<T>(list: readonly T[]): T
}

export function chance(seed: string): Chance {
  let [a, b, c, d] = fourNumbersOf(seed)
  function next(): number {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    return (t >>> 0) / 4294967296
  }
  for (let i = 0; i < 20; i++) next()
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}

function fourNumbersOf(seed: string): [number, number, number, number] {
  const state: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1]
  for (let i = 0; i < seed.length; i++) {
    for (let k = 0; k < 4; k++) {
      state[k] = Math.imul((state[k] ?? 0) ^ (seed.charCodeAt(i) + k * 131), 0x85ebca6b + k * 2)
      state[k] = (state[k] ?? 0) ^ ((state[k] ?? 0) >>> 13)
    }
  }
  return state
}
