export interface Mark {
  name: string
  title: string
  /** An SVG path in a square of 48 units, drawn as a line. */
  path: string
}

export const marks: Mark[] = [
  {
    name: 'fjer',
    title: 'Fjer',
    path: 'M8 43C14 28 23 17 36 9M39 6C23 7 13 17 13 33C27 33 38 23 39 6ZM18 26h9M23 20.5h10',
  },
  {
    name: 'marehalm',
    title: 'Marehalm',
    path: 'M24 44C23 31 25 20 30 7M24 44C22 32 17 22 8 15M24 44C26 34 32 26 41 22M24 44C22 37 18 32 11 29M24 44C26 38 31 34 38 32M30 7C27 9 26 12 27 15M30 7C32 10 31 13 28 15M27.3 14.5C24.3 16.5 23.3 19.5 24.8 22.5M27.3 14.5C29.3 17.5 28.3 20.5 25.3 22.5',
  },
  {
    name: 'boelge',
    title: 'Bølge',
    path: 'M4 36C17 36 15 11 30 11C38 11 43 16.5 43 23C43 28.5 39 32 35 32C31 32 28.5 29.5 28.5 26.5C28.5 24 30.5 22 33 22M4 43C10 39.5 14 39.5 20 43S30 46.5 36 43S42 40 44 40',
  },
  {
    name: 'stjerne',
    title: 'Stjerne',
    path: 'M24 3L27.5 20.5L45 24L27.5 27.5L24 45L20.5 27.5L3 24L20.5 20.5ZM12 12L17 17M36 12L31 17M12 36L17 31M36 36L31 31',
  },
  {
    name: 'fugl',
    title: 'Fugl',
    path: 'M45 19.5L40.5 24C40 30 34 34.5 26.5 34.5C20 39 13 41.5 3 43C9 34 15 28 21.5 23.5C15.5 19 11.5 13.5 8 4.5C21 6 29 11.5 32.5 20.5C35 17.5 40 16.5 45 19.5ZM26.5 34.5C22.5 34 20.5 30 21.5 23.5',
  },
  {
    name: 'kvist',
    title: 'Kvist',
    path: 'M24 45V16M24 16C18.5 12 18.5 7 24 3C29.5 7 29.5 12 24 16ZM24 27C16 27 11 23 10 16C18 16 23 20 24 27ZM24 27C32 27 37 23 38 16C30 16 25 20 24 27ZM24 38C16.5 38.5 12 35 10 28.5C17.5 28.5 22.5 32 24 38ZM24 38C31.5 38.5 36 35 38 28.5C30.5 28.5 25.5 32 24 38Z',
  },
  {
    name: 'lys',
    title: 'Lys',
    path: 'M18.5 21H29.5V42H18.5ZM24 21V16M24 3C29.5 8.5 29 13.5 24 16C19 13.5 18.5 8.5 24 3ZM10 42H38M18.5 26C21 27 21 31 22 32.5',
  },
  {
    name: 'anker',
    title: 'Anker',
    path: 'M24 12V44M24 12A4.2 4.2 0 1 0 24 3.6A4.2 4.2 0 0 0 24 12ZM15 18.5H33M7 28C8 38 15 43 24 44C33 43 40 38 41 28M7 28L3.5 34M7 28L13 31.5M41 28L44.5 34M41 28L35 31.5',
  },
]

export const markNames = marks.map(({ name }) => name)

export function findMark(name: string): Mark | undefined {
  return marks.find((mark) => mark.name === name)
}

export function drawingPath(name: string): string | undefined {
  return name === pen.name ? pen.path : findMark(name)?.path
}

/** The pen of the default icon (`public/favicon.svg`). */
export const pen = {
  name: 'pen',
  path: 'M35.3 9.8c-10.5 1.5-17.3 9-19.5 26.2M16.5 31.5c8.3.8 13.5-1.5 15.8-9.8M18.8 24.8c5.3.8 9-.8 11.3-5.3',
}
