// `npm run dev`: the same site with hot reload.
import { become, install, prepare } from './prepare.mjs'

const { PORT = '3000', HOST = '127.0.0.1' } = process.env

prepare(install)
become([
  'node_modules/@react-router/dev/bin.cjs',
  'dev',
  ...['--port', PORT, '--strictPort', '--host', HOST],
])
