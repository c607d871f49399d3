/** The look of the input of a picture. */
export const PICTURE_STYLES = `
.picture-input { display: grid; gap: 8px; padding: 12px; border: 2px dashed #8a8274; border-radius: 5px; background: #fff;
  color: #1f2a2e; }
.picture-input img { max-width: 100%; max-height: 160px; border-radius: 4px; }
.picture-input input[type=text] { min-height: 40px; padding: 0 8px; border: 1px solid #6b6459; border-radius: 4px;
  color: inherit; font: inherit; }
.picture-input label input { display: block; margin-top: 4px; font: inherit; }
.picture-input p { margin: 0; }
.picture-input p[data-warns] { padding: 8px 12px; border-left: 4px solid #b4532a; background: #f3e9db; }
.picture-input p:empty { display: none; }
.picture-input :focus-visible { outline: 3px solid #b4532a; outline-offset: 2px; }
`;
