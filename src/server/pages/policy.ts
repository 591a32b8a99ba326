/** What a page may load and do. */
export const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'blob:', 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

const NAMES = Object.entries(POLICY).map(([name, values]) => ({
  name: name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
  values,
}))

/** The same for the scripts of private mode, which run as workers: they, and no page, may make code of WebAssembly. */
export const ON_DEVICE_POLICY = NAMES.map(({ name, values }) =>
  [name, ...values, ...(name === 'script-src' ? ["'wasm-unsafe-eval'"] : [])].join(' '),
).join(';')
