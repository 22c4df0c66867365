"""Tables on one machine, where people and bots play over sockets. The rules are elsewhere: tables only ask them."""
