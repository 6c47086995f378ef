const mostUrls = 1000

/** How often URLs were asked for lately. */
export class MostVisited {
  #visits = new Map<string, number>()

  count(url: string): void {
    this.#visits.set(url, (this.#visits.get(url) ?? 0) + 1)
    if (this.#visits.size > mostUrls) this.fade()
  }

  forget(url: string): void {
    this.#visits.delete(url)
  }

  /** The first of them, the most visited first. */
  top(number: number): string[] {
    const byVisits = [...this.#visits].sort(([, one], [, other]) => other - one)
    return byVisits.slice(0, number).map(([url]) => url)
  }

  /** Each visit counts half from now on, and what was asked for once no more. */
  fade(): void {
    const halves = [...this.#visits].map(([url, visits]) => [url, Math.floor(visits / 2)] as const)
    this.#visits = new Map(halves.filter(([, visits]) => visits > 0))
  }
}
