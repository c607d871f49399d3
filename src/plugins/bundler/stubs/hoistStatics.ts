/** Returns the component unchanged: no component of the site uses react-router's `withRouter`. */
export default function hoistStatics<Component>(component: Component): Component {
  return component;
}
