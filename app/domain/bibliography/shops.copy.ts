/** Shown for a line that does not end in a URL. */
export const noShopCopy =
  'Skriv boghandlens navn og derefter linket til bogen, f.eks. »Saxo https://www.saxo.com/…«.'
