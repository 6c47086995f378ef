const stylesheets = import.meta.glob<string>('./*/face.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const colours = ['paper', 'leaf', 'ink', 'faded', 'rule', 'accent', 'gilt'] as const

/** The colours of a palette as #rrggbb. */
export type Palette = Record<(typeof colours)[number], string>

export const palettes: Record<string, { light: Palette; dark: Palette }> = Object.fromEntries(
  Object.entries(stylesheets).map(([path, css]) => {
    const [name = ''] = path.split('/').slice(1)
    return [name, { light: parsePalette(css, 0), dark: parsePalette(css, 1) }]
  }),
)

function parsePalette(css: string, index: 0 | 1): Palette {
  return Object.fromEntries(
    colours.map((name) => {
      const pair = new RegExp(`--${name}: light-dark\\((.+)\\);`).exec(css)?.[1]
      const colour = pair?.split(', ')[index]
      if (!colour) throw new Error(`A palette has no colour --${name}`)
      return [name, colour]
    }),
  ) as Palette
}
