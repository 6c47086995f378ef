/**
 * Whether the browser has what the scripts use. Older ones get the server's pages as they are: plain links, forms,
 * and the navigation in the page (app/overlays.css). CONTRIBUTING.md, "Browsers".
 */
export function runsScripts(scope: typeof globalThis): boolean {
  return (
    'any' in scope.AbortSignal &&
    'withResolvers' in scope.Promise &&
    'groupBy' in scope.Map &&
    'popover' in scope.HTMLElement.prototype &&
    'checkVisibility' in scope.Element.prototype
  )
}
