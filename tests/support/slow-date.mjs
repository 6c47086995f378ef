// Loaded before a server, whose clock then begins at TEST_NOW and advances a millisecond at each look, so
// that rows stored after each other are ordered.
let now = Date.parse(process.env.TEST_NOW)

globalThis.Date = class extends Date {
  constructor(...values) {
    if (values.length === 0) super(now++)
    else super(...values)
  }

  static now() {
    return now
  }
}
