/** The error for a line that does not end in a URL. */
export const invalidShopCopy =
  'Skriv boghandlens navn og derefter linket til bogen, f.eks. »Saxo https://www.saxo.com/…«.'
