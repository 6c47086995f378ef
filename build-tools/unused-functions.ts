const router = 'react-router/dist/production/lib'

/**
 * By the files of libraries: functions that nothing of ours comes to, or that find nothing to do in it.
 * What only they use goes with them. Why each: docs/decisions/0035-unused-parts-of-react-and-its-router.md.
 */
export const unusedFunctions: Record<string, string[]> = {
  [`${router}/router/instrumentation.js`]: [
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
  ],
  [`${router}/router/router.js`]: [
    'discoverRoutes',
    'patchRoutes',
    'patchRoutesImpl',
    '_internalSetRoutes',
  ],
  [`${router}/dom/ssr/fog-of-war.js`]: [
    'getPartialManifest',
    'getPatchRoutesOnNavigationFunction',
    'useFogOFWarDiscovery',
  ],
  [`${router}/dom/ssr/routes.js`]: ['createClientRoutesWithHMRRevalidationOptOut'],
  [`${router}/dom/ssr/components.js`]: ['PrefetchPageLinks', 'Scripts'],
  [`${router}/dom/ssr/errorBoundaries.js`]: ['RemixRootDefaultErrorBoundary'],
  [`${router}/dom/ssr/fallback.js`]: ['RemixRootDefaultHydrateFallback'],
  [`${router}/dom/lib.js`]: ['HistoryRouter', 'ScrollRestoration'],
  [`${router}/hooks.js`]: ['DefaultErrorComponent', 'RSCErrorHandler'],
  'react-dom/cjs/react-dom-client.production.js': [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
    'cutOffTailIfNeeded',
    'findFirstSuspended',
    'initSuspenseListRenderState',
    'updateSuspenseListComponent',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'getStackByFiberInDevAndProd',
  ],
}
