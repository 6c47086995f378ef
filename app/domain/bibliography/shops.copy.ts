/** Said of a line that has no URL at its end. */
export const noShopCopy =
  'Skriv boghandlens navn og derefter linket til bogen, f.eks. »Saxo https://www.saxo.com/…«.'
