/**
 * The canonical slug of lectures and of the sitemap (docs/specification.md, "Slugs"): æ→ae, ø→oe,
 * å→aa, nothing but a-z, 0-9 and single hyphens.
 */
export function canonicalSlug(title: string): string {
  return hyphenated(spelledOut(title.toLowerCase()))
}

/** The slug of works and collaborations: å, æ and ø become a (docs/specification.md, "Slugs"). */
export function stemSlug(title: string): string {
  return hyphenated(title.toLowerCase().replace(/[åæø]/g, 'a'))
}

/** The slug an earlier version of the lecture list linked to: punctuation was left standing. */
function listLinkSlug(title: string): string {
  return spelledOut(title.toLowerCase().replaceAll(' ', '-'))
}

/**
 * Every slug, in lower case, by which a thing of this title has been reachable
 * (docs/specification.md, "Slugs").
 */
export function slugVariants(title: string): string[] {
  return [...new Set([canonicalSlug(title), stemSlug(title), listLinkSlug(title)])]
}

/** The slug itself, or with -2, -3 … where others have it already. */
export function firstFree(slug: string, taken: ReadonlySet<string>): string {
  const wanted = slug || 'uden-titel'
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++) {
    const candidate = `${wanted}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

/** In lower case: æ→ae, ø→oe, å→aa. */
export function spelledOut(text: string): string {
  return text.replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa')
}

function hyphenated(text: string): string {
  return text
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}
