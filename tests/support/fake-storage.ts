/** A fake `Storage` over a map of its texts, with a limited size. */
export function fakeStorage(texts: () => Map<string, string>, room = () => 5_000_000): Storage {
  return {
    get length() {
      return texts().size
    },
    clear: () => texts().clear(),
    key: (index) => [...texts().keys()][index] ?? null,
    getItem: (key) => texts().get(key) ?? null,
    removeItem: (key) => void texts().delete(key),
    setItem(key, text) {
      const others = [...texts()].filter(([other]) => other !== key)
      const used = others.reduce((sum, [, { length }]) => sum + length, 0)
      if (used + text.length > room()) throw new DOMException('', 'QuotaExceededError')
      texts().set(key, text)
    },
  }
}
