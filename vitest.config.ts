import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/{units,law,reading,letters,disputes,violations,credit,billing,intel,quiz,contract}/**/*.test.ts'],
        },
      },
    ],
  },
})
