/** What stylelint looks for in the style sheets and in the `<style>` of components. */
export default {
  extends: ['stylelint-config-standard'],
  rules: {
    // Layouts come after what they change, so a plainer selector often follows a more special one.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['**/*.svelte'],
      customSyntax: 'postcss-html',
      // Inline styles name houses by an expression: var(--house-{house}).
      rules: { 'custom-property-pattern': null },
    },
  ],
};
