import { type Plugin, parseSync, Visitor } from 'vite'
import { unusedFunctions } from './unused-functions.ts'

/**
 * Leaves out of the client's code what no page of ours can use
 * (docs/decisions/0035-unused-parts-of-react-and-its-router.md).
 * @throws while building, where a library has changed so that `unusedFunctions` has to be gone through
 */
export function unusedParts(functions = unusedFunctions): Plugin {
  const left = new Set(Object.keys(functions))
  return {
    name: 'skrivestue-unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      for (const [file, names] of Object.entries(functions)) {
        if (!id.endsWith(`/node_modules/${file}`)) continue
        left.delete(file)
        return { code: emptied(code, names, file), map: null }
      }
    },
    buildEnd(error) {
      if (!error && left.size > 0) throw changed([...left].join(', '), 'is not in the build')
    },
  }
}

/** The code with nothing between the braces of these functions. */
function emptied(code: string, names: string[], file: string): string {
  const bodies: { start: number; end: number; name: string }[] = []
  const visitor = new Visitor({
    FunctionDeclaration({ id, body }) {
      if (!id || !body || !names.includes(id.name)) return
      bodies.push({ start: body.start + 1, end: body.end - 1, name: id.name })
    },
  })
  visitor.visit(parseSync(file, code).program)
  for (const name of names) {
    const times = bodies.filter((body) => body.name === name).length
    if (times !== 1) throw changed(file, `declares the function ${name} ${times} times, not once`)
  }
  const ends = [0, ...bodies.map(({ end }) => end)]
  const starts = [...bodies.map(({ start }) => start), code.length]
  return starts.map((start, index) => code.slice(ends[index], start)).join('')
}

function changed(file: string, how: string): Error {
  return new Error(`${file} ${how}: see build-tools/unused-functions.ts`)
}
