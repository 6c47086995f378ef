/**
 * The canonical slug of lectures and of the sitemap (docs/specification.md, "Slugs"): æ→ae, ø→oe, å→aa,
 * otherwise only a-z, 0-9 and single hyphens.
 */
export function canonicalSlug(title: string): string {
  return hyphenate(spellOut(letters(title)))
}

/** The slug of works and collaborations: å, æ and ø become a (docs/specification.md, "Slugs"). */
export function stemSlug(title: string): string {
  return hyphenate(letters(title).replace(/[åæø]/g, 'a'))
}

/** All slugs, in lower case, that can address a row with this title (docs/specification.md, "Slugs"). */
export function slugVariants(title: string): string[] {
  // The links of an earlier version of the lecture list have the punctuation of the title.
  const listLink = spellOut(letters(title).replaceAll(' ', '-'))
  return [...new Set([canonicalSlug(title), stemSlug(title), listLink])]
}

/** Returns the slug, or with -2, -3 … appended if it is taken. */
export function firstFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  const wanted = slug || 'uden-titel'
  if (!taken.has(wanted)) return wanted
  for (let number = 2; ; number++) {
    const candidate = `${wanted}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

/** Macs write å as a and a ring. */
function letters(title: string): string {
  return title.normalize('NFC').toLowerCase()
}

export function spellOut(text: string): string {
  return text.replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa')
}

function hyphenate(text: string): string {
  return text
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}
