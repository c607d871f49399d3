/** Gives a component as it is: no component of the site has statics that react-router's `withRouter` would carry over. */
export default function hoistStatics<Component>(component: Component): Component {
  return component;
}
