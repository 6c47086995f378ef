import type { Plugin, RunnableDevEnvironment } from 'vite'

/** `npm run dev`: renders pages with the same router and backend as the built site. */
export const development: Plugin = {
  name: 'skrivestue-development',
  apply: 'serve',
  configureServer: (vite) => () => {
    vite.middlewares.use(async (request, response, next) => {
      try {
        request.url = request.originalUrl
        const { runner } = vite.environments.ssr as RunnableDevEnvironment
        const { answer } = await runner.import('/server/development.ts')
        await answer(request, response)
      } catch (error) {
        next(error)
      }
    })
  },
}
