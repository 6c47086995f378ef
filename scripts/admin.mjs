// `npm run admin`, `backup`, `doctor`, `import`, `export`, `restore`, `verify` and `sample:export`: the operator's commands on the
// server's console (docs/operating.md).
import { becomeProgram, prepare, useBuild, useInstallation } from './prepare.mjs'

const [first = '', ...words] = process.argv.slice(2)
const own = ['backup', 'doctor', 'export', 'import', 'restore', 'sample-export', 'verify'].includes(
  first,
)
const command = own ? [first, ...words] : ['admin', ...process.argv.slice(2)]

prepare(useInstallation, useBuild)
becomeProgram(command)
