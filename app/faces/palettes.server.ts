const stylesheets = import.meta.glob<string>('./*/face.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const colours = ['paper', 'leaf', 'ink', 'faded', 'rule', 'accent', 'gilt'] as const

/** The colours of a palette as #rrggbb. */
export type Palette = Record<(typeof colours)[number], string>

/** The palettes by face, parsed from the stylesheets. */
export const palettes: Record<string, { light: Palette; dark: Palette }> = Object.fromEntries(
  Object.entries(stylesheets).map(([path, css]) => {
    const [name = ''] = path.split('/').slice(1)
    const [light = '', dark = ''] = css.split(`.palette-${name} {`).slice(1)
    return [name, { light: parsePalette(light), dark: parsePalette(dark) }]
  }),
)

function parsePalette(css: string): Palette {
  return Object.fromEntries(
    colours.map((name) => {
      const colour = new RegExp(`--${name}: (#[\\da-f]{6});`).exec(css)?.[1]
      if (!colour) throw new Error(`A palette has no colour --${name}`)
      return [name, colour]
    }),
  ) as Palette
}
